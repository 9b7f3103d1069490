/** Separate from the schemas that use it, so that browsers can run the attempt's state machine without loading zod. */
export const choiceIds = ['A', 'B', 'C', 'D'] as const;

export type ChoiceId = (typeof choiceIds)[number];
