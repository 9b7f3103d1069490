/** Apart from the schemas that use it, so that a browser can run the attempt machine without them. */
export const choiceIds = ['A', 'B', 'C', 'D'] as const;

export type ChoiceId = (typeof choiceIds)[number];
