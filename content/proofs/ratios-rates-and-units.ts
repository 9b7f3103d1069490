import { choicesByText } from '../choice-texts.ts';
import { enteredValues, requirePhrases, choicesWithValue, type Proofs } from '../proof.ts';

export const proofs: Proofs = {
  'ratios-rates-and-units-01': (item) => {
    requirePhrases(item, '36 kilograms every 40 minutes', 'in 3 hours');
    let kilograms = 0;
    for (let minute = 0; minute < 3 * 60; minute += 1) kilograms += 36;
    return enteredValues(kilograms / 40);
  },
  'ratios-rates-and-units-02': (item) => {
    requirePhrases(item, 'lime and sand in the ratio 3 to 5', '24 liters of lime');
    const sand = Array.from({ length: 200 }, (_, liters) => liters).filter(
      (liters) => 24 * 5 === liters * 3,
    );
    return choicesWithValue(item, sand.length === 1 ? (sand[0] ?? Number.NaN) : Number.NaN);
  },

  'ratios-rates-and-units-03': (item) => {
    requirePhrases(
      item,
      '20 centimeters long',
      '0.6 kilogram',
      '3.6 square meters',
      '1 meter = 100',
    );
    // A wall of 360 by 100 centimeters has 5 rows of 18 tiles.
    const tiles = (360 / 20) * (100 / 20);
    return enteredValues((tiles * 6) / 10);
  },

  'ratios-rates-and-units-04': (item) => {
    requirePhrases(item, '12 kilometers per liter of fuel on highways', '8 kilometers per liter');
    requirePhrases(item, String.raw`$\frac{3}{4}$ of the fuel`, 'fraction of the total distance');
    requirePhrases(item, 'was on city streets');
    // Adds up the distance of 100 liters.
    let [highway, city] = [0, 0];
    for (let liter = 0; liter < 100; liter += 1) {
      if (liter < 75) highway += 12;
      else city += 8;
    }
    return choicesWithValue(item, city / (highway + city));
  },

  'ratios-rates-and-units-05': (item) => {
    requirePhrases(item, '12 identical wooden boards is 54 centimeters', 'stack of 5');
    const tenths = Array.from({ length: 1000 }, (_, height) => height);
    const fitting = tenths.filter((height) => height * 12 === 540 * 5);
    return enteredValues(...fitting.map((height) => height / 10));
  },

  'ratios-rates-and-units-06': (item) => {
    requirePhrases(item, '1.2 kilometers', '3 minutes 20 seconds', 'kilometers per hour');
    // The right speed covers 1,200 meters in the given time.
    return choicesByText(item, (text) => {
      const metersPerSecond = (Number(text) * 1000) / 3600;
      return Math.abs(metersPerSecond * (60 + 60 + 60 + 20) - 1200) < 1e-9;
    });
  },
};
