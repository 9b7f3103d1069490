import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../ui/format/use-format.ts';
import { splitEmail, sitePath, type EmailPart } from './email-parts.ts';
import { Muted, Panel } from '../ui/layout/boxes/boxes.tsx';
import classes from './mailbox.module.css';
import type { DemoEmail } from './use-mailbox.ts';

/** The text to copy: a code without the space that makes it easier to read. */
const copyText = ({ kind, text }: EmailPart): string =>
  kind === 'code' ? text.replace(' ', '') : text;

function CopyButton({ part }: { part: EmailPart }) {
  const { t } = useTranslation('demo');
  const clipboard = useClipboard();
  return (
    <Button variant="default" onClick={() => clipboard.copy(copyText(part))}>
      {clipboard.copied ? t('copied') : t(part.kind === 'code' ? 'copyCode' : 'copyLink')}
    </Button>
  );
}

export function EmailCard({ email }: { email: DemoEmail }) {
  const { t } = useTranslation('demo');
  const { date, time } = useFormat();
  const subjectId = useId();
  const copyPart = splitEmail(email.text).find(({ kind }) => kind !== 'words');
  return (
    <Panel as="article" className={classes.letter} aria-labelledby={subjectId}>
      <header className={classes.header}>
        <h2 id={subjectId} className={classes.subject}>
          {email.subject}
        </h2>
        <Muted>
          {t('to')} <span className={classes.address}>{email.to}</span>
        </Muted>
        <time className={classes.time} dateTime={email.sentAt}>
          {time(email.sentAt)}, {date(email.sentAt)}
        </time>
      </header>
      <EmailText text={email.text} />
      {copyPart && <CopyButton key={copyPart.text} part={copyPart} />}
    </Panel>
  );
}

/** The plain text as it was sent; links to this site are clickable. */
function EmailText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {splitEmail(text).map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </div>
  );
}

function Part({ kind, text }: EmailPart) {
  const to = kind === 'link' ? sitePath(text, location.origin) : undefined;
  if (to !== undefined) return <Link to={to}>{text}</Link>;
  return kind === 'code' ? <strong>{text}</strong> : text;
}
