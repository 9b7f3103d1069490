import { says, valued, type Proofs } from '../proof.ts';

export const proofs: Proofs = {
  'probability-01': (item) => {
    says(item, 'main product is **not** fruit', 'home is Cần Thơ', '120 boats');
    const [figure] = item.figures;
    if (figure?.kind !== 'table') throw new Error('a table expected');
    const products = figure.columns.slice(1, -1);
    // Every boat by itself, so that the margins of the table are checked too.
    const boats = figure.rows
      .slice(0, -1)
      .flatMap(([home = '', ...cells]) =>
        products.flatMap((product, at) =>
          Array.from({ length: Number(cells[at]) }, () => ({ home, product })),
        ),
      );
    const count = (home: string, product: string): number =>
      boats.filter(
        (boat) =>
          (home === 'Total' || boat.home === home) &&
          (product === 'Total' || boat.product === product),
      ).length;
    for (const [home = '', ...cells] of figure.rows) {
      for (const [at, product] of figure.columns.slice(1).entries()) {
        if (count(home, product) !== Number(cells[at])) throw new Error(`${home}, ${product}`);
      }
    }
    const eligible = boats.filter(({ product }) => product !== 'Fruit');
    const hits = eligible.filter(({ home }) => home === 'Cần Thơ');
    return valued(item, hits.length / eligible.length);
  },

  'probability-02': (item) => {
    says(item, '24 tulip bulbs', '9 will bloom red', '8 will bloom yellow', 'the rest');
    says(item, 'probability that it will bloom white');
    const crate = Array.from({ length: 24 }, (_, at) =>
      at < 9 ? 'red' : at < 9 + 8 ? 'yellow' : 'white',
    );
    return valued(item, crate.filter((color) => color === 'white').length / crate.length);
  },
};
