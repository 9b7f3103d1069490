/** The meaning of a color; tokens.css defines a pair of colors for each. Set as `data-tone`, always beside text. */
export type Tone = 'indigo' | 'leaf' | 'turmeric' | 'lotus' | 'neutral';
