import i18next from 'i18next';
import { later } from '../../../../ui/feedback/later.tsx';

/** Fetched with the first question of Math, not with the player: Reading and Writing has no use for it. */
export const CalculatorWindow = later(async () => {
  const [module] = await Promise.all([
    import('../../calculator/calculator-window.tsx'),
    i18next.loadNamespaces('attempts/player/calculator'),
  ]);
  return module.CalculatorWindow;
});
