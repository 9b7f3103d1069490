import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import form from '../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { useFormat } from '../../../ui/format/use-format.ts';

interface Props {
  /** The number of tickets that get the tag. */
  count: number;
  onAdd: (tag: string) => void;
  onClose: () => void;
}

/** The format that the server accepts. */
const isTag = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u.test(text);

/** Adds a tag of any text. Tags in use are suggested, so that one thing has one name. */
export function TagDialog({ count, onAdd, onClose }: Props) {
  const { t } = useTranslation('tickets/console');
  const { t: tUi } = useTranslation('ui');
  const { number } = useFormat();
  const tags = useQuery('GET /admin/tickets/tags').data;
  const listId = useId();
  const [tag, setTag] = useState('');
  const [isWrong, setWrong] = useState(false);
  useFocusReturn();
  const add = (): void => {
    if (isTag(tag.trim())) onAdd(tag.trim());
    else setWrong(true);
  };
  return (
    <Dialog title={t('tag.title', { count, shown: number(count) })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <div className={form.fields}>
          <TextInput
            data-autofocus
            label={t('tag.field')}
            description={t('tag.hint')}
            list={listId}
            maxLength={40}
            value={tag}
            error={isWrong && t('tag.bad')}
            onChange={({ target }) => {
              setTag(target.value);
              setWrong(false);
            }}
          />
          <datalist id={listId}>
            {tags?.map((one) => (
              <option key={one.tag}>{one.tag}</option>
            ))}
          </datalist>
        </div>
        <div className={form.buttons}>
          <Button variant="default" onClick={onClose}>
            {tUi('cancel')}
          </Button>
          <Button type="submit">{t('tag.add')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
