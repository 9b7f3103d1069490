import { enteredValues, requirePhrases, choicesWithValue, type Proofs } from '../proof.ts';

export const proofs: Proofs = {
  'probability-01': (item) => {
    requirePhrases(item, 'main product is **not** fruit', 'home is Cần Thơ', '120 boats');
    const [figure] = item.figures;
    if (figure?.kind !== 'table') throw new Error('a table expected');
    const products = figure.columns.slice(1, -1);
    // Lists every boat, so that the totals of the table are checked too.
    const boats = figure.rows
      .slice(0, -1)
      .flatMap(([home = '', ...cells]) =>
        products.flatMap((product, column) =>
          Array.from({ length: Number(cells[column]) }, () => ({ home, product })),
        ),
      );
    const count = (home: string, product: string): number =>
      boats.filter(
        (boat) =>
          (home === 'Total' || boat.home === home) &&
          (product === 'Total' || boat.product === product),
      ).length;
    for (const [home = '', ...cells] of figure.rows) {
      for (const [column, product] of figure.columns.slice(1).entries()) {
        if (count(home, product) !== Number(cells[column])) throw new Error(`${home}, ${product}`);
      }
    }
    const eligible = boats.filter(({ product }) => product !== 'Fruit');
    const hits = eligible.filter(({ home }) => home === 'Cần Thơ');
    return choicesWithValue(item, hits.length / eligible.length);
  },

  'probability-02': (item) => {
    requirePhrases(item, '24 tulip bulbs', '9 will bloom red', '8 will bloom yellow', 'the rest');
    requirePhrases(item, 'probability that it will bloom white');
    const crate = Array.from({ length: 24 }, (_, index) =>
      index < 9 ? 'red' : index < 9 + 8 ? 'yellow' : 'white',
    );
    return choicesWithValue(item, crate.filter((color) => color === 'white').length / crate.length);
  },

  'probability-03': (item) => {
    requirePhrases(item, 'only green glass beads and amber glass beads', '30 amber beads');
    requirePhrases(item, String.raw`amber is $\frac{3}{8}$`, 'How many green');
    const counts = Array.from({ length: 500 }, (_, green) => green);
    return enteredValues(...counts.filter((green) => 30 * 8 === 3 * (30 + green)));
  },

  'probability-04': (item) => {
    requirePhrases(item, '20% of the parcels are sent by air', 'by air, 30% are insured');
    requirePhrases(
      item,
      'by road, 10% are insured',
      'one of the insured parcels',
      'it is sent by air',
    );
    // Of a thousand parcels, the first 200 go by air; of each hundred, the first 30 or 10 are insured.
    const parcels = Array.from({ length: 1000 }, (_, index) => {
      const isAir = index < 200;
      return { isAir, isInsured: index % 100 < (isAir ? 30 : 10) };
    });
    const insured = parcels.filter(({ isInsured }) => isInsured);
    return choicesWithValue(item, insured.filter(({ isAir }) => isAir).length / insured.length);
  },
};
