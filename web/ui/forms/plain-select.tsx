import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface Props {
  /** For readers; what is chosen says the rest. */
  label: string;
  options: NonNullable<NativeSelectProps['data']>;
  value: string;
  onChange: (value: string) => void;
}

/** The device's own list, where what can be chosen is short and known. */
export const PlainSelect = ({ label, options, value, onChange }: Props) => (
  <NativeSelect
    rightSection={<IconChevronDown size={18} aria-hidden />}
    aria-label={label}
    data={options}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
