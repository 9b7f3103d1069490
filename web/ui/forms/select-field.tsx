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

/** A choice from many options, searchable with or without accents. Use ChoiceCards for two or three options. */
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
      // The list stays beside its field, not at the end of the page, so that screen readers can reach it in a dialog.
      comboboxProps={{ shadow: 'md', withinPortal: false }}
      // Browsers let Tab focus a scrolling list. The list closes at once, and the focus would be lost.
      scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
    />
  );
}

const matches = (option: object, search: string): boolean =>
  'label' in option && foldAccents(String(option.label)).includes(foldAccents(search.trim()));
