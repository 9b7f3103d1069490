/** A discrimination below this hardly separates strong students from weak ones. */
export const weakBelow = 0.2;
