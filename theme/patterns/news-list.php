<?php

/**
 * Title: Latest news
 * Slug: coleman/news-list
 * Description: The three latest posts with picture, date and summary.
 * Categories: coleman-sections
 * Keywords: posts, blog, articles
 */

declare(strict_types=1);

namespace Coleman\Theme;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><?php echo heading(__('News', 'coleman')); ?>
<!-- wp:query {"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":false},"align":"wide"} -->
<div class="wp-block-query alignwide"><!-- wp:post-template {"layout":{"type":"grid","minimumColumnWidth":"16rem"}} -->
<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"8/5","sizeSlug":"medium_large"} /-->

<!-- wp:post-title {"level":3,"isLink":true} /-->

<!-- wp:post-date {"fontSize":"small"} /-->

<!-- wp:post-excerpt /-->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<?php echo paragraph(__('Nothing here yet.', 'coleman')); ?>
<!-- /wp:query-no-results --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
