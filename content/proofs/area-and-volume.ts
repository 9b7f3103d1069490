import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import {
  enteredValues,
  parseNumber,
  requirePhrases,
  choicesWithValue,
  type Proofs,
} from '../proof.ts';
import { choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

/** The volume of the cylinder of height 9, in units of π. */
const volume = (diameter: number): number => (diameter / 2) ** 2 * 9;

export const proofs: Proofs = {
  'area-and-volume-01': (item) => {
    requirePhrases(
      item,
      'height of 9 inches',
      String.raw`volume of $144\pi$`,
      'What is the diameter',
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => volume(parseNumber(response.choices[id].text)) === 144),
    };
  },
  'area-and-volume-02': (item) => {
    requirePhrases(
      item,
      'open at the top',
      '90 centimeters long, 50 centimeters wide, and 40 centimeters high',
      'four walls and its floor are each 5 centimeters thick',
      '1 liter = 1,000 cubic centimeters',
    );
    // Counts the centimeter cubes that are concrete.
    let cubes = 0;
    for (let x = 0; x < 90; x += 1) {
      for (let y = 0; y < 50; y += 1) {
        for (let z = 0; z < 40; z += 1) {
          if (x < 5 || x >= 85 || y < 5 || y >= 45 || z < 5) cubes += 1;
        }
      }
    }
    return enteredValues(cubes / 1000);
  },

  'area-and-volume-03': (item) => {
    requirePhrases(
      item,
      'A right pyramid has a square base with sides of length 10',
      'total surface area of the pyramid, including its base, is 360',
      'What is the volume',
    );
    // Tries whole heights, then adds up thin square slices of the pyramid.
    const heights = Array.from({ length: 100 }, (_, n) => n + 1);
    const found = heights.filter(
      (height) => Math.abs(10 ** 2 + 4 * ((10 * Math.hypot(height, 10 / 2)) / 2) - 360) < 1e-9,
    );
    const volumes = found.map((height) => {
      const slices = Array.from({ length: 10_000 }, (_, n) => (n + 0.5) / 10_000);
      return slices.reduce((sum, share) => sum + (10 * share) ** 2 * (height / 10_000), 0);
    });
    return enteredValues(...volumes.map((sum) => Math.round(sum * 1000) / 1000));
  },

  'area-and-volume-04': (item) => {
    requirePhrases(item, 'The perimeter of a square is 36 inches', 'What is the area');
    const sides = Array.from({ length: 360 }, (_, n) => (n + 1) / 10);
    const [side = NaN] = sides.filter((length) => 4 * length === 36);
    return choicesWithValue(item, side * side);
  },

  'area-and-volume-05': (item) => {
    requirePhrases(
      item,
      '$M$ is the midpoint of side $AB$ of square $ABCD$, which has side length $s$',
      'quarter circle with center $A$ and radius $AM$',
      'inside the square and outside the quarter circle',
    );
    // Columns of the unit square, minus the part of each that is inside the circle around its corner.
    const columns = Array.from({ length: 100_000 }, (_, n) => (n + 0.5) / 100_000);
    const share = columns.reduce(
      (sum, x) => sum + 1 - Math.sqrt(Math.max(0, 0.5 ** 2 - x ** 2)),
      0,
    );
    return choicesByFormula(item, (tex) =>
      [1, 2, 6].every(
        (s) => Math.abs(evaluateFormula(tex, { s }) - (share / 100_000) * s ** 2) < 1e-5,
      ),
    );
  },

  'area-and-volume-06': (item) => {
    requirePhrases(
      item,
      '6 centimeters long, 5 centimeters wide, and 4 centimeters high',
      'total surface area',
    );
    // Builds the prism of centimeter cubes and counts the faces on its surface.
    let squares = 0;
    for (let x = 0; x < 6; x += 1) {
      for (let y = 0; y < 5; y += 1) {
        for (let z = 0; z < 4; z += 1) {
          squares += [x === 0, x === 5, y === 0, y === 4, z === 0, z === 3].filter(Boolean).length;
        }
      }
    }
    return choicesWithValue(item, squares);
  },

  'area-and-volume-07': (item) => {
    requirePhrases(
      item,
      'cone and a right circular cylinder have the same volume',
      'base of the cone is 2 times the radius of the base of the cylinder',
      'height of the cone is 9 inches',
    );
    // Adds up thin slices of the cone, for a cylinder of radius 1.
    const slices = Array.from({ length: 10_000 }, (_, n) => (n + 0.5) / 10_000);
    const cone = slices.reduce((sum, share) => sum + Math.PI * (2 * share) ** 2 * (9 / 10_000), 0);
    return choicesWithValue(item, Math.round((cone / Math.PI) * 1e4) / 1e4);
  },

  'area-and-volume-08': (item) => {
    requirePhrases(
      item,
      'parallel to the base',
      String.raw`height is $\frac{2}{3}$ of the height of the original cone`,
      'volume is 24 cubic inches',
      'volume, in cubic inches, of the original cone',
    );
    // Thin slices from the tip down: the first two thirds of them are the smaller cone.
    const slices = Array.from({ length: 30_000 }, (_, n) => (n + 0.5) ** 2);
    const [small, whole] = [slices.slice(0, 20_000), slices].map((some) =>
      some.reduce((sum, slice) => sum + slice, 0),
    );
    const original = (24 * (whole ?? NaN)) / (small ?? NaN);
    return choicesWithValue(item, Math.round(original * 1e4) / 1e4);
  },
};
