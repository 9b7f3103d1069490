import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconLock,
  IconPlayerPlay,
  IconSend,
  IconWand,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatHomeMoment } from '../../../../ui/format/home-time.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import menu from '../../../../ui/data/table/menus/menu.module.css';
import { EditorTop } from '../../../../ui/data/versions/editor-top.tsx';
import { SavedLine } from '../../../../ui/data/versions/saved-line.tsx';
import { previewPath } from '../test-paths.ts';
import { StateChip } from '../state-chip.tsx';
import classes from '../tests.module.css';
import type { OpenDialog } from './editor-dialogs.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  name: string;
  onOpen: (dialog: OpenDialog) => void;
}

/** The name and state of the test, and its actions. */
export function EditorHead({ editor, name, onOpen }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const { test, saving, isBusy } = editor;
  const isDraft = test.state === 'draft';
  const left = test.gate.filter(({ isMet }) => !isMet).length;
  const facts = { questions: test.questions, minutes: test.minutes };
  return (
    <EditorTop
      title={name}
      status={
        <>
          <StateChip state={test.state} />
          {!isDraft && test.isForClasses && <Chip tone="indigo">{t('forClasses')}</Chip>}
          <p className={classes.standing}>
            {t(`blueprint.${test.blueprint}`)} ·{' '}
            {t(test.isAdaptive ? 'factsAdaptive' : 'facts', facts)} · {test.id}
            {test.state === 'scheduled' && test.opensAt && (
              <> · {t('opensAt', { when: formatHomeMoment(test.opensAt, language) })}</>
            )}
            {!isDraft && <> · {t('attemptCount', { count: test.attempts })}</>}
          </p>
        </>
      }
    >
      <SavedLine saving={saving} isDirty={false} unchanged="" />
      {isDraft && (
        <>
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={!editor.canUndo || isBusy}
            onClick={() => void editor.undo()}
          >
            {t('editor.undo')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconWand size={16} aria-hidden />}
            onClick={() => onOpen('assemble')}
          >
            {t(test.items.length === 0 ? 'editor.assemble' : 'editor.assembleAgain')}
          </Button>
        </>
      )}
      <PreviewButton editor={editor} />
      {isDraft && (
        <Button
          leftSection={
            left > 0 ? <IconLock size={16} aria-hidden /> : <IconSend size={16} aria-hidden />
          }
          disabled={left > 0 || isBusy}
          onClick={() => onOpen('publish')}
        >
          {left > 0 ? t('editor.publishLeft', { count: left }) : t('editor.publish')}
        </Button>
      )}
      <MoreMenu editor={editor} name={name} onOpen={onOpen} />
    </EditorTop>
  );
}

function PreviewButton({ editor: { test } }: { editor: TestEditor }) {
  const { t } = useTranslation('bank/console/tests');
  const icon = <IconPlayerPlay size={16} aria-hidden />;
  if (!test.isAdaptive) {
    return (
      <LinkButton variant="default" leftSection={icon} to={previewPath(test.id)}>
        {t('editor.preview')}
      </LinkButton>
    );
  }
  return (
    <Menu classNames={menu} position="bottom-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={icon}
          rightSection={<IconChevronDown size={15} aria-hidden />}
        >
          {t('editor.previewRoute')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['lower', 'higher'] as const).map((route) => (
          <Menu.Item key={route} component={Link} to={previewPath(test.id, route)}>
            {t(`menu.${route}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
