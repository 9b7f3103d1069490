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

  'ratios-rates-and-units-03': (item) => {
    says(item, '20 centimeters long', '0.6 kilogram', '3.6 square meters', '1 meter = 100');
    // As a wall of 360 by 100 centimeters: 18 tiles in each of 5 rows.
    const tiles = (360 / 20) * (100 / 20);
    return entered((tiles * 6) / 10);
  },

  'ratios-rates-and-units-04': (item) => {
    says(item, '12 kilometers per liter of fuel on highways', '8 kilometers per liter');
    says(item, String.raw`$\frac{3}{4}$ of the fuel`, 'fraction of the total distance');
    says(item, 'was on city streets');
    // Liter by liter, 100 of them.
    let [highway, city] = [0, 0];
    for (let liter = 0; liter < 100; liter += 1) {
      if (liter < 75) highway += 12;
      else city += 8;
    }
    return valued(item, city / (highway + city));
  },
};
