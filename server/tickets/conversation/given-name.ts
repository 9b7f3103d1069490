/** The name to address a person by: a Vietnamese given name is the last word of the full name. */
export const givenName = (firstName: string | null, fullName: string): string =>
  firstName ?? fullName.trim().split(/\s+/).at(-1) ?? fullName;
