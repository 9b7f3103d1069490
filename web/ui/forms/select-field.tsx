import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import classes from './select-field.module.css';

type Props = Pick<
  SelectProps,
  | 'name'
  | 'label'
  | 'description'
  | 'placeholder'
  | 'error'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'disabled'
  | 'required'
> & {
  options: ComboboxItem[];
};

/** One of many, found by typing with or without accents. Two or three options are ChoiceCards instead. */
export function SelectField({ options, ...field }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Select
      {...field}
      data={options}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('nothingFound')}
      filter={({ options: all, search }) => all.filter((option) => matches(option, search))}
      classNames={{ dropdown: classes.dropdown, option: classes.option }}
      // Beside its field, not at the end of the page: a reader in a dialog must be able to reach it.
      comboboxProps={{ shadow: 'md', withinPortal: false }}
    />
  );
}

const matches = (option: object, search: string): boolean =>
  'label' in option && foldAccents(String(option.label)).includes(foldAccents(search.trim()));
