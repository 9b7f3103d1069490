import i18next from 'i18next';
import { later } from '../../../../ui/feedback/later.tsx';

/** Fetched with the first Math question, because Reading and Writing does not use it. */
export const CalculatorWindow = later(async () => {
  const [module] = await Promise.all([
    import('../../calculator/calculator-window.tsx'),
    i18next.loadNamespaces('attempts/player/calculator'),
  ]);
  return module.CalculatorWindow;
});
