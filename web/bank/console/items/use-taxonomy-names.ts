import type { Section } from '@bac/exam/item/section.ts';
import { skillFacts, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { domainName, skillName } from '../../../item/taxonomy-name.ts';

interface QuestionType {
  id: string;
  skill: Skill;
  name: string;
}

/** The names of sections, domains and skills, which ship with the page, and of question types, which are fetched. */
export function useTaxonomyNames() {
  const [language] = useLanguage();
  const structure = useQuery('GET /structure').data ?? [];
  const domain = (code: Domain): string => domainName(code)[language];
  const types = structure
    .flatMap((section) => section.domains.flatMap(({ skills }) => skills))
    .flatMap((skill) =>
      skill.types.map(({ id, name }): QuestionType => ({
        id,
        skill: skill.id,
        name: name[language],
      })),
    );
  return {
    section: (section: Section) => sectionName(section)[language],
    domain,
    skill: (skill: Skill) => skillName(skill)[language],
    domainOf: (skill: Skill) => domain(skillFacts[skill].domain),
    types,
  };
}

export type TaxonomyNames = ReturnType<typeof useTaxonomyNames>;
