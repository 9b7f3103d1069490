import type { WholeClass } from '@bac/contract/following/classes.ts';
import { IconMessage2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import layout from './class.module.css';
import { MessageDialog } from './message-dialog.tsx';

const previewCount = 3;

/** The messages to the class, newest first. */
export function MessageCard({ whole }: { whole: WholeClass }) {
  const { t } = useTranslation('following/classes');
  const { date, time } = useFormat();
  const [isWriting, setWriting] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const { messages, students, isArchived } = whole;
  const visible = isExpanded ? messages : messages.slice(0, previewCount);
  const mayWrite = students > 0 && !isArchived;
  return (
    <Card
      title={t('messages.title')}
      titleLevel={2}
      actions={
        mayWrite && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconMessage2 size={17} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            {t('messages.write')}
          </Button>
        )
      }
    >
      {messages.length === 0 ? (
        <Muted size="md">{t(mayWrite ? 'messages.none' : 'messages.nobody')}</Muted>
      ) : (
        <Stack as="ol" gap={14} className={layout.messages}>
          {visible.map(({ id, text, createdAt, reached }) => (
            <li key={id}>
              <p className={layout.said}>{text}</p>
              <Muted>
                {`${date(createdAt)}, ${time(createdAt)} · `}
                {t('messages.reached', { count: reached })}
              </Muted>
            </li>
          ))}
        </Stack>
      )}
      {visible.length < messages.length && (
        <Button variant="subtle" size="sm" onClick={() => setExpanded(true)}>
          {t('messages.all', { count: messages.length })}
        </Button>
      )}
      {isWriting && <MessageDialog whole={whole} onClose={() => setWriting(false)} />}
    </Card>
  );
}
