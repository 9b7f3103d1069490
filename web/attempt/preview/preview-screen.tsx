import type { TestPreview } from '@bac/contract/tests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useReply } from '../../api/use-reply.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { AttemptStage } from '../attempt-stage.tsx';
import classes from '../attempt.module.css';
import type { Player } from '../player.ts';
import { advance, beginPreview, openItems, openPart } from './preview-player.ts';

interface Props {
  test: string;
  route: 'lower' | 'higher';
}

/** A test as a student meets it, on either route, for those who answer for it. */
export function PreviewScreen({ test, route }: Props) {
  const { t } = useTranslation('attempt');
  const reply = useReply('GET /admin/tests/:test/preview', { params: { test }, query: { route } });
  if (reply.error?.status === 404) {
    return <Navigate to="/test/not-found" replace />;
  }
  return (
    <>
      <p className={classes.notice}>
        {t('preview.note')} {t('preview.route', { route: t(`preview.${route}`) })}
      </p>
      <Loaded reply={reply}>{(preview) => <Preview preview={preview} />}</Loaded>
    </>
  );
}

const now = (): number => Date.now();

function Preview({ preview }: { preview: TestPreview }) {
  const [attempt, setAttempt] = useState(() => beginPreview(preview, now()));
  const player: Player = {
    id: `preview:${preview.test.id}`,
    test: preview.test,
    hasTextToSpeech: true,
    attempt,
    items: openItems(attempt, preview),
    formulas: preview.formulas,
    saveState: 'saved',
    isKeptHere: true,
    isSignedOut: false,
    isActive: true,
    now,
    send: (event) => {
      setAttempt((before) => advance(before, event, now()));
      return true;
    },
    openModule: async (module) => {
      setAttempt((before) => openPart(before, preview, module, now()));
    },
    takeOver: async () => {},
    onClosing: () => () => {},
  };
  return <AttemptStage player={player} />;
}
