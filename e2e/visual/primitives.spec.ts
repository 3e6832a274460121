import { compareStories } from './compareStories';
import { allStories, isPrimitive } from './stories';

compareStories(allStories().filter(isPrimitive));
