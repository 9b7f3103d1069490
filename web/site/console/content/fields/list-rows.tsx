import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { joinPath, moveEntry, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import type { Field } from './fields-of.ts';
import classes from './fields.module.css';
import type { Form } from './form.ts';

interface Props {
  form: Form;
  field: Extract<Field, { type: 'list' }>;
  path: Path;
  children: (path: Path) => ReactNode;
}

/** A list of entries that can be added, moved and removed. */
export function ListRows({ form, field, path, children }: Props) {
  const { t } = useTranslation('site/console/content');
  const list = valueAt(form.body, path) as object[];
  const setList = (changed: object[]): void => form.change(path, changed);
  return (
    <Stack as="fieldset" gap={12} className={classes.list}>
      <legend className={classes.legend}>{t(`field.${field.name}`)}</legend>
      {list.map((_, index) => {
        const name = t(`editor.item.${field.name}`, { number: index + 1 });
        return (
          // Entries have no identity but their index.
          <fieldset key={index} className={classes.item} aria-label={name}>
            <Row gap={2} isOneLine className={classes.itemHead}>
              <strong>{name}</strong>
              <IconButton
                label={t('editor.moveUp', { name })}
                disabled={index === 0}
                onClick={() => setList(moveEntry(list, index, index - 1))}
              >
                <IconArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={t('editor.moveDown', { name })}
                disabled={index === list.length - 1}
                onClick={() => setList(moveEntry(list, index, index + 1))}
              >
                <IconArrowDown size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={t('editor.remove', { name })}
                onClick={() => setList(list.toSpliced(index, 1))}
              >
                <IconTrash size={16} aria-hidden />
              </IconButton>
            </Row>
            {children(joinPath(path, index))}
          </fieldset>
        );
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={list.length >= field.maxItems}
          onClick={() => setList([...list, field.blank])}
        >
          {t(`editor.add.${field.name}`)}
        </Button>
      </div>
    </Stack>
  );
}
