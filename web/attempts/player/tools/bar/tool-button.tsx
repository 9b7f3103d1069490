import { useTranslation } from 'react-i18next';
import type { Icon } from '@tabler/icons-react';
import type { ToolName } from './tool-names.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import classes from './tool-button.module.css';

interface Props {
  name: ToolName;
  /** Passed, because the icons of all tools load later, with the menu. */
  icon: Icon;
  /** Only for tools that can be switched on and off. */
  isOn?: boolean;
  onClick: () => void;
}

/** A tool in the bar above the question: its icon over its name, highlighted while it is on. */
export function ToolButton({ name, icon: ToolIcon, isOn, onClick }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  return (
    <PlainButton className={classes.tool} aria-pressed={isOn} onClick={onClick}>
      <ToolIcon size={20} stroke={1.7} aria-hidden />
      {t(`tool.${name}`)}
    </PlainButton>
  );
}
