import { CreateQuestionScreen } from '../../bank/console/items/editor/create-screen.tsx';
import { EditQuestionScreen } from '../../bank/console/items/editor/edit-screen.tsx';
import { QuestionPreview } from '../../attempts/player/preview/question-preview.tsx';

/** Passes the player's question view to the editor: the two belong to different areas, and only `app/` may import both. */
export const CreateQuestion = () => <CreateQuestionScreen StudentPane={QuestionPreview} />;

export const EditQuestion = () => <EditQuestionScreen StudentPane={QuestionPreview} />;
