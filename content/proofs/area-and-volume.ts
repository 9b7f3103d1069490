import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { entered, numberOf, says, type Proofs } from '../proof.ts';

/** Of the cylinder of height 9, in units of π. */
const volume = (diameter: number): number => (diameter / 2) ** 2 * 9;

export const proofs: Proofs = {
  'area-and-volume-01': (item) => {
    says(item, 'height of 9 inches', String.raw`volume of $144\pi$`, 'What is the diameter');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => volume(numberOf(response.choices[id].text)) === 144),
    };
  },
  'area-and-volume-02': (item) => {
    says(
      item,
      'open at the top',
      '90 centimeters long, 50 centimeters wide, and 40 centimeters high',
      'four walls and its floor are each 5 centimeters thick',
      '1 liter = 1,000 cubic centimeters',
    );
    // Count the centimeter cubes that are concrete.
    let cubes = 0;
    for (let x = 0; x < 90; x += 1) {
      for (let y = 0; y < 50; y += 1) {
        for (let z = 0; z < 40; z += 1) {
          if (x < 5 || x >= 85 || y < 5 || y >= 45 || z < 5) cubes += 1;
        }
      }
    }
    return entered(cubes / 1000);
  },
};
