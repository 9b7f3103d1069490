import { CatalogGroup } from '../catalog-group.tsx';
import { BarSamples } from './bar-samples.tsx';
import { FigureSamples } from './figure-samples.tsx';
import { TrendSamples } from './trend-samples.tsx';

export const ChartsGroup = () => (
  <CatalogGroup name="charts">
    <BarSamples />
    <TrendSamples />
    <FigureSamples />
  </CatalogGroup>
);
