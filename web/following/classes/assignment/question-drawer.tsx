import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import type { MissedQuestion } from '@bac/contract/following/assignments.ts';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { skillName } from '../../../item/taxonomy-name.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import layout from './question-drawer.module.css';
import { SolvedQuestion } from './solved-question.tsx';

interface Props {
  params: { class: string; assignment: string; item: string };
  question: MissedQuestion;
  onClose: () => void;
}

/** A question as students saw it, with the correct answer and the reason. */
export function QuestionDrawer({ params, question, onClose }: Props) {
  const { t } = useTranslation(['following/classes', 'ui']);
  const [language] = useLanguage();
  const reply = useQuery('GET /classes/:class/assignments/:assignment/questions/:item', {
    params,
  });
  useFocusReturn();
  const { topic, skill, right, answered, omitted } = question;
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size="min(720px, 100vw)"
      transitionProps={{ duration: 0 }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Mantine's own head: it is a `header`, and the page has one. */}
        <Row isOneLine align="start" justify="between" gap={16} className={layout.head}>
          <Stack gap={4}>
            <Drawer.Title className={layout.title ?? ''}>{topic[language]}</Drawer.Title>
            <Muted>
              {skillName(skill)[language]} ·{' '}
              {t('missed.rightOf', { right, total: answered + omitted })}
            </Muted>
          </Stack>
          <Drawer.CloseButton aria-label={t('ui:close')} size={44} iconSize={22} />
        </Row>
        <Drawer.Body className={layout.body ?? ''}>
          <Loaded reply={reply} lines={8} isInCard>
            {(data) => <SolvedQuestion {...data} />}
          </Loaded>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
