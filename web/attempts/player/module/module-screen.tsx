import { openModule } from '@bac/exam/attempt/attempt.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Player } from '../player.ts';
import { useModuleHeading } from '../stages/use-module-heading.ts';
import { OpenModule } from './open-module.tsx';

interface Props {
  player: Player;
  onExit: () => void;
}

/** The open module, with its heading as the document title. */
export function ModuleScreen({ player, onExit }: Props) {
  const { attempt, test } = player;
  const { t } = useTranslation('attempts/player');
  const [language] = useLanguage();
  const heading = useModuleHeading()(attempt.plan, openModule(attempt)?.module ?? 0);
  useDocumentTitle(t('documentTitle', { heading }));
  return (
    <OpenModule player={player} heading={heading} testName={test.name[language]} onExit={onExit} />
  );
}
