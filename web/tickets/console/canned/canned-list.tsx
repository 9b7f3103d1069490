import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Muted, Panel, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { draftOf, searchReplies, missingLanguages } from './canned-draft.ts';
import classes from './canned.module.css';
import { piecesOf } from './variables.ts';

interface Props {
  replies: readonly CannedReply[];
  openId: string;
  onOpen: (id: string) => void;
}

export function CannedList({ replies, openId, onOpen }: Props) {
  const { t } = useTranslation('tickets/console/canned');
  const [language] = useLanguage();
  const [search, setSearch] = useState('');
  const matches = searchReplies(replies, search, language);
  return (
    <Panel as="section" gap={8} className={classes.list} aria-label={t('list')}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Muted as="output">{t('count', { count: matches.length })}</Muted>
      {matches.length === 0 ? (
        <EmptyState title={replies.length === 0 ? t('none') : t('nothingFound')} />
      ) : (
        <ul>
          {matches.map((reply) => (
            <li key={reply.id}>
              <ReplyRow
                reply={reply}
                isOpen={reply.id === openId}
                onOpen={() => onOpen(reply.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Longer than the row shows, and short enough to listen to. */
const maxExcerptLength = 90;

interface RowProps {
  reply: CannedReply;
  isOpen: boolean;
  onOpen: () => void;
}

function ReplyRow({ reply, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation(['tickets/console/canned', 'tickets/console']);
  const [language] = useLanguage();
  const { name, body, category } = reply;
  const missing = missingLanguages(draftOf(reply));
  // Shows a placeholder by its label, not by its syntax.
  const excerpt = (text: string): string =>
    piecesOf(text)
      .map((piece) => ('text' in piece ? piece.text : `[${t(`variable.${piece.variable}`)}]`))
      .join('')
      .slice(0, maxExcerptLength);
  return (
    <PlainButton
      className={classes.reply ?? ''}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <strong>{name[language] || name.vi || name.en}</strong>
      <Muted as="span" size="sm" className={classes.excerpt}>
        {excerpt(body[language] || body.vi || body.en)}
      </Muted>
      <Row as="span" className={classes.marks}>
        {category ? t(`tickets/console:category.${category}`) : t('anyCategory')}
        {missing.map((one) => (
          <span key={one} className={classes.missing}>
            {t(`lacks.${one}`)}
          </span>
        ))}
      </Row>
    </PlainButton>
  );
}
