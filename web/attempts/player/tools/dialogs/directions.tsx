import { type Language, languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { InstructionText } from '../../../../item/instructions/instruction-text.tsx';
import { sectionName } from '../../../../item/structure-name.ts';
import classes from './dialogs.module.css';
import { DirectionsText } from './directions-text.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { ToolDialog } from './tool-dialog.tsx';

interface Props {
  section: Section;
  /** The team's own directions, instead of the standard ones. */
  instruction?: LocalText | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The directions of a section. The student can read them in either language without changing the language of the page. */
export function Directions({ section, instruction, isOpen, onClose }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const [pageLanguage] = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? pageLanguage;
  // Both languages are fetched with the player, because the network may be gone in the middle of a test.
  useTranslation('attempts/player/tools', { lng: 'en', useSuspense: false });
  useTranslation('attempts/player/tools', { lng: 'vi', useSuspense: false });
  return (
    <ToolDialog
      title={t('directions.title', { section: sectionName(section)[pageLanguage] })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <fieldset aria-label={t('directions.language')} className={classes.languages}>
        {languages.map((each) => (
          <PlainButton
            key={each}
            lang={each}
            aria-pressed={each === language}
            className={classes.language}
            onClick={() => setChosen(each)}
          >
            {t(`languageName.${each}`)}
          </PlainButton>
        ))}
      </fieldset>
      {instruction ? (
        <InstructionText text={instruction[language]} language={language} />
      ) : (
        <DirectionsText section={section} language={language} />
      )}
    </ToolDialog>
  );
}
