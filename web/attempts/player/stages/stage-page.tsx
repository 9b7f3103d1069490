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
  /** Above the title, smaller. */
  eyebrow?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** The one thing to do next, and what else can be done. */
  actions: ReactNode;
  /** Opens the exit dialog; absent where there is nothing left to lose. */
  onExit?: (() => void) | undefined;
  children?: ReactNode;
}

/** What stands between the parts of a test: one heading, one way on. */
export function StagePage({ testName, eyebrow, title, lead, actions, onExit, children }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t('documentTitle', { page: title }));
  // The page changes under a reader without a navigation: the heading says where they are now.
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
