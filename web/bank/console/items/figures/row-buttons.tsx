import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { useForm } from '../form/form.ts';
import fields from '../fields/fields.module.css';
import classes from './figures.module.css';

interface RemoveProps {
  /** What is removed: “row 2”. */
  name: string;
  isDisabled?: boolean;
  onRemove: () => void;
}

export function RemoveRow({ name, isDisabled = false, onRemove }: RemoveProps) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const label = t('fields.remove', { name });
  return (
    <IconButton
      className={`${fields.quietIcon} ${classes.remove}`}
      label={label}
      title={label}
      disabled={isDisabled || editor.isLocked}
      onClick={onRemove}
    >
      <IconTrash size={15} aria-hidden />
    </IconButton>
  );
}

interface AddProps {
  label: string;
  isFull?: boolean;
  onAdd: () => void;
}

export function AddRow({ label, isFull = false, onAdd }: AddProps) {
  const { editor } = useForm();
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={isFull || editor.isLocked}
        onClick={onAdd}
      >
        {label}
      </Button>
    </div>
  );
}
