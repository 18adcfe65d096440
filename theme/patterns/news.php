<?php

/**
 * Title: The news of this page
 * Slug: coleman/news
 * Inserter: no
 */

declare(strict_types=1);

?>
<!-- wp:query {"query":{"perPage":12,"inherit":true},"align":"wide"} -->
<div class="wp-block-query alignwide">
<!-- wp:post-template {"layout":{"type":"grid","minimumColumnWidth":"18rem"}} -->
<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"8/5","sizeSlug":"medium_large"} /-->
<!-- wp:post-title {"isLink":true,"level":2,"fontSize":"large"} /-->
<!-- wp:post-date {"fontSize":"small"} /-->
<!-- wp:post-excerpt /-->
<!-- /wp:post-template -->
<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p><?php esc_html_e('Nothing here yet.', 'coleman'); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results -->
<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->
<!-- wp:query-pagination-numbers /-->
<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination -->
</div>
<!-- /wp:query -->
