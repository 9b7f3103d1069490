/** What a colour says; tokens.css gives each its pair. Set as `data-tone`, always beside a word. */
export type Tone = 'indigo' | 'leaf' | 'turmeric' | 'lotus' | 'neutral';
