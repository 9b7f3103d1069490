/** Where the question to try stands: the call at the top of the page leads there, and so may any other page. */
export const sampleQuestionHash = '#sample-question';
