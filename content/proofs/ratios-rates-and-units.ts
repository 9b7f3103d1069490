import { entered, says, valued, type Proofs } from '../proof.ts';

export const proofs: Proofs = {
  'ratios-rates-and-units-01': (item) => {
    says(item, '36 kilograms every 40 minutes', 'in 3 hours');
    let kilograms = 0;
    for (let minute = 0; minute < 3 * 60; minute += 1) kilograms += 36;
    return entered(kilograms / 40);
  },
  'ratios-rates-and-units-02': (item) => {
    says(item, 'lime and sand in the ratio 3 to 5', '24 liters of lime');
    const sand = Array.from({ length: 200 }, (_, liters) => liters).filter(
      (liters) => 24 * 5 === liters * 3,
    );
    return valued(item, sand.length === 1 ? (sand[0] ?? Number.NaN) : Number.NaN);
  },
};
