import { CatalogueGroup } from '../catalogue-group.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { SelectSamples } from './select-samples.tsx';
import { TextFieldSamples } from './text-field-samples.tsx';

export const FieldsGroup = () => (
  <CatalogueGroup name="fields">
    <TextFieldSamples />
    <SelectSamples />
    <ChoiceSamples />
  </CatalogueGroup>
);
