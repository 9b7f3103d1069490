import {
  IconCheck,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconInfoCircle,
  IconMaximize,
  IconMoon,
  IconSun,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { HiddenText } from '../../../../ui/layout/hidden-text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { WovenRule } from '../../../../ui/brand/woven-rule.tsx';
import { useForm } from '../form/form.ts';
import { PreviewFrame, type Width } from './preview-frame.tsx';
import classes from './preview.module.css';
import type { StudentPane } from './student-pane.ts';

interface Props {
  StudentPane: StudentPane;
  answer: string | undefined;
  onAnswer: (answer: string | undefined) => void;
}

type Scheme = 'light' | 'dark';

/** A live preview of the student's view, on a phone or a desktop, light or dark, whatever the console uses. */
export function PreviewCard({ StudentPane, answer, onAnswer }: Props) {
  const { t } = useTranslation('bank/console/items');
  const [width, setWidth] = useState<Width>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [isLarge, setLarge] = useState(false);
  const frame = { StudentPane, scheme, onAnswer };
  return (
    <section className={classes.card} aria-label={t('preview.title')}>
      <Row gap={10} className={classes.head}>
        <h2>{t('preview.title')}</h2>
        <SegmentedSwitch
          label={t('preview.width')}
          choices={[
            { value: 'phone', label: <Icon Sign={IconDeviceMobile} text={t('preview.phone')} /> },
            {
              value: 'desktop',
              label: <Icon Sign={IconDeviceDesktop} text={t('preview.desktop')} />,
            },
          ]}
          value={width}
          onChange={setWidth}
        />
        <SegmentedSwitch
          label={t('preview.scheme')}
          choices={[
            { value: 'light', label: <Icon Sign={IconSun} text={t('preview.light')} /> },
            { value: 'dark', label: <Icon Sign={IconMoon} text={t('preview.dark')} /> },
          ]}
          value={scheme}
          onChange={setScheme}
        />
        <IconButton
          className={classes.enlarge}
          label={t('preview.enlarge')}
          title={t('preview.enlarge')}
          onClick={() => setLarge(true)}
        >
          <IconMaximize size={17} aria-hidden />
        </IconButton>
      </Row>
      <WovenRule />
      {!isLarge && <PreviewFrame {...frame} width={width} />}
      <Verdict answer={answer} />
      <Dialog
        title={t('preview.title')}
        size={1180}
        isOpen={isLarge}
        onClose={() => setLarge(false)}
      >
        <PreviewFrame {...frame} width={width} isWhole />
        <Verdict answer={answer} />
      </Dialog>
    </section>
  );
}

const Icon = ({ Sign, text }: { Sign: typeof IconSun; text: string }) => (
  <>
    <Sign size={16} aria-hidden />
    <HiddenText>{text}</HiddenText>
  </>
);

/** Says whether the chosen answer is correct. */
function Verdict({ answer }: { answer: string | undefined }) {
  const { t } = useTranslation('bank/console/items');
  const { editor, checked } = useForm();
  const { response } = editor.content;
  const isRight =
    response.kind === 'choice'
      ? response.key !== null && answer === response.key
      : checked?.entries.find(({ entry }) => entry === answer)?.isRight;
  const canJudge = answer !== undefined && (response.kind === 'entered' || response.key !== null);
  return (
    <Row
      as="output"
      isOneLine
      className={classes.verdict}
      data-tone={canJudge && isRight !== undefined ? (isRight ? 'leaf' : 'lotus') : undefined}
    >
      {!canJudge || isRight === undefined ? (
        <>
          <IconInfoCircle size={16} aria-hidden />
          {t('preview.note')}
        </>
      ) : (
        <>
          {isRight ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
          {isRight ? t('preview.right', { answer }) : t('preview.wrong', { answer })}
        </>
      )}
    </Row>
  );
}
