import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { site } from '../../../api/site.ts';
import { WovenRule } from '../../../ui/brand/woven-rule.tsx';
import classes from './stage-page.module.css';

interface Props {
  testName: string;
  /** A smaller line above the title. */
  eyebrow?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** The primary action first, then the others. */
  actions: ReactNode;
  /** Opens the exit dialog. Absent if leaving loses nothing. */
  onExit?: (() => void) | undefined;
  children?: ReactNode;
}

/** A page between the modules of a test, with one heading and one primary action. */
export function StagePage({ testName, eyebrow, title, lead, actions, onExit, children }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t('documentTitle', { page: title }));
  // The page changes without a navigation, so the focus moves to the heading for screen readers.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.stage}>
      <header className={classes.bar}>
        <BrandMark name={site.siteName} />
        <span className={classes.test}>{testName}</span>
        {onExit && (
          <Button variant="subtle" onClick={onExit}>
            {t('exit')}
          </Button>
        )}
      </header>
      <WovenRule />
      <div className={classes.content}>
        <div>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {children}
        <div className={classes.actions}>{actions}</div>
      </div>
    </div>
  );
}
