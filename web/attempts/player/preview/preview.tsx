import type { TestPreview } from '@bac/contract/attempts/tests.ts';
import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { AttemptStage } from '../attempt-stage.tsx';
import type { Player } from '../player.ts';
import { StagePage } from '../stages/stage-page.tsx';
import { advance, beginPreview, openItems, openPreviewModule } from './preview-player.ts';

const now = (): number => Date.now();

interface Props {
  preview: TestPreview;
  route: 'lower' | 'higher';
}

/** The player with an attempt that is not stored. */
export function Preview({ preview, route }: Props) {
  const [attempt, setAttempt] = useState(() => beginPreview(preview, now()));
  const { id } = preview.test;
  const { fingerprint } = preview;
  const isAtLast = attempt.modules.length === preview.modules.length;
  useEffect(() => {
    if (!isAtLast || fingerprint === null) return;
    const body = { route, fingerprint };
    // The server refuses a stale fingerprint; the page of the test then shows that the preview does not count.
    call('POST /admin/tests/:test/previews', { params: { test: id }, body, quiet: true }).catch(
      () => undefined,
    );
  }, [isAtLast, id, route, fingerprint]);

  if (isFinal(attempt.phase)) return <PreviewOver test={preview.test} />;
  const player: Player = {
    id: `preview:${id}`,
    test: preview.test,
    hasTextToSpeech: true,
    attempt,
    items: openItems(attempt, preview),
    formulas: preview.formulas,
    saveState: 'saved',
    isStoredHere: true,
    isSignedOut: false,
    isActive: true,
    now,
    send: (event) => {
      setAttempt((before) => advance(before, event, now()));
      return true;
    },
    openModule: async (module) => {
      setAttempt((before) => openPreviewModule(before, preview, module, now()));
    },
    takeOver: async () => {},
    onClosing: () => () => {},
  };
  return <AttemptStage player={player} />;
}

/** Nothing was stored, so there are no results, only a link back to the test. */
function PreviewOver({ test: { id, name } }: { test: TestPreview['test'] }) {
  const { t } = useTranslation('attempts/player');
  const [language] = useLanguage();
  return (
    <StagePage
      testName={name[language]}
      title={t('preview.overTitle')}
      lead={t('preview.overText')}
      actions={
        <LinkButton size="lg" to={`/admin/tests/${encodeURIComponent(id)}`}>
          {t('preview.back')}
        </LinkButton>
      }
    />
  );
}
