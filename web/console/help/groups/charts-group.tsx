import { CatalogueGroup } from '../catalogue-group.tsx';
import { BarSamples } from './bar-samples.tsx';
import { FigureSamples } from './figure-samples.tsx';
import { TrendSamples } from './trend-samples.tsx';

export const ChartsGroup = () => (
  <CatalogueGroup name="charts">
    <BarSamples />
    <TrendSamples />
    <FigureSamples />
  </CatalogueGroup>
);
