import { compareStories } from './compareStories';
import { isPrimitive } from './pictured';
import { allStories } from './stories';

const stories = allStories().filter((story) => !isPrimitive(story));

// A file runs in one worker, so that the gateway under the widgets starts once; stories that move its money come last.
compareStories(stories.filter(({ pictured }) => pictured.length > 0));
compareStories(stories.filter(({ pictured }) => pictured.length === 0));
