import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface Props {
  /** The accessible name; it is not visible. */
  label: string;
  options: NonNullable<NativeSelectProps['data']>;
  value: string;
  onChange: (value: string) => void;
}

/** A native select, for a short list of options. */
export const PlainSelect = ({ label, options, value, onChange }: Props) => (
  <NativeSelect
    rightSection={<IconChevronDown size={18} aria-hidden />}
    aria-label={label}
    data={options}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
