import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './user-menu.module.css';

interface Props<Value extends string> {
  icon: Icon;
  label: string;
  options: { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One row of the menu with its options side by side. Each option is a menu item, because a menu may contain nothing else. */
export function UserMenuChoice<Value extends string>({
  icon: ChoiceIcon,
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <Row as="fieldset" isOneLine gap={10} className={classes.choice} aria-labelledby={id}>
      <ChoiceIcon size={18} stroke={1.6} aria-hidden />
      <span className={classes.choiceLabel} id={id}>
        {label}
      </span>
      <Row isOneLine gap={2} className={classes.options}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option.value}
            className={classes.option}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </Menu.RadioItem>
        ))}
      </Row>
    </Row>
  );
}
