import { Menu } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './filter-menu.module.css';
import menu from '../menus/menu.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Only one at a time. */
  isSingle?: boolean;
  onChange: (chosen: Value[]) => void;
}

/** A filter that can be added (dashed) or is set (solid, with a button that removes it). */
export function FilterMenu<Value extends string>(props: Props<Value>) {
  const { label, options, chosen, isSingle = false, onChange } = props;
  const { t } = useTranslation('ui/data/table');
  const isSet = chosen.length > 0;
  const chosenLabels = options
    .filter(({ value }) => chosen.includes(value))
    .map((one) => one.label);
  const press = (value: Value): void => {
    const isOn = chosen.includes(value);
    const others = isSingle ? [] : chosen.filter((one) => one !== value);
    onChange(isOn ? others : [...others, value]);
  };
  return (
    <span className={classes.pill} data-set={isSet || undefined}>
      <Menu
        classNames={menu}
        position="bottom-start"
        shadow="md"
        closeOnItemClick={isSingle}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <button type="button" className={classes.target}>
            {!isSet && <IconPlus size={15} aria-hidden />}
            {isSet ? `${label}: ` : label}
            {isSet && <strong>{chosenLabels.join(', ')}</strong>}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {options.map(({ value, label: optionLabel }) => (
            <Menu.CheckboxItem
              key={value}
              checked={chosen.includes(value)}
              onChange={() => press(value)}
            >
              {optionLabel}
            </Menu.CheckboxItem>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isSet && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('remove', { label })}
          onClick={() => onChange([])}
        >
          <IconX size={15} aria-hidden />
        </button>
      )}
    </span>
  );
}
