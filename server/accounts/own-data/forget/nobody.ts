/** Stands where somebody stood: that nobody is named would mean that the product did it. The database says the same. */
export const nobody = '00000000-0000-0000-0000-000000000000';
