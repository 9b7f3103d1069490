import { Drawer, UnstyledButton } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { logOut } from '../../session/log-out.ts';
import { accountLinks, visitorLinks, type AccountLink } from '../account/account-links.ts';
import { useAccount, type Account } from '../account/use-account.ts';
import { VisitorButtons } from '../account/visitor-buttons.tsx';
import { NavigationLinks } from '../navigation-links.tsx';
import { PageSwitches } from '../page-switches.tsx';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './menu-drawer.module.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The links and controls of the wide header in a drawer. */
export function MenuDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('app/public-frame');
  const account = useAccount();
  const isNarrow = useMediaQuery('(width < 1024px)', true, { getInitialValueInEffect: false });
  // Opens only after mounting, because Mantine returns the focus to the element that had it at the moment of opening.
  const isMounted = useMounted();
  return (
    <Drawer.Root
      opened={isOpen && isMounted && isNarrow}
      onClose={onClose}
      position="right"
      size={360}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Mantine's Drawer.Header, which is a `header` element: the page already has one. */}
        <Row justify="between" isOneLine className={classes.head}>
          <Drawer.Title className={classes.title ?? ''}>{t('menu.title')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('menu.close')} size={44} iconSize={22} />
        </Row>
        <Drawer.Body>
          <NavigationLinks classes={classes} />
          <div className={classes.part}>
            {account ? <AccountEntries account={account} /> : <VisitorEntries />}
          </div>
          <div className={classes.part}>
            <PageSwitches />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function AccountEntries({ account }: { account: Account }) {
  const { t } = useTranslation('app/public-frame');
  const navigate = useNavigate();
  return (
    <>
      <Row isOneLine gap={12} className={classes.person}>
        <Avatar {...account} size={44} />
        <Stack as="span" gap={0} className={classes.names}>
          <strong>{account.displayName || t('account.yours')}</strong>
          <Muted as="span" size="md">
            {account.email}
          </Muted>
        </Stack>
      </Row>
      <ul className={classes.list}>
        {accountLinks(account).map((link) => (
          <Entry key={link.to} {...link} />
        ))}
        <li>
          <UnstyledButton className={classes.link ?? ''} onClick={() => void logOut(navigate)}>
            {t('account.logout')}
          </UnstyledButton>
        </li>
      </ul>
    </>
  );
}

const VisitorEntries = () => (
  <>
    <ul className={classes.list}>
      {visitorLinks.map((link) => (
        <Entry key={link.to} {...link} />
      ))}
    </ul>
    <VisitorButtons />
  </>
);

function Entry({ to, name }: AccountLink) {
  const { t } = useTranslation('app/public-frame');
  // A NavLink ignores the query, so a link to a tab would look current on every tab.
  const EntryLink = to.includes('?') ? Link : NavLink;
  return (
    <li>
      <EntryLink className={classes.link ?? ''} to={to}>
        {t(`account.${name}`)}
      </EntryLink>
    </li>
  );
}
