/** The anchor of the sample question, the target of a button at the top of the page. */
export const sampleQuestionHash = '#sample-question';
