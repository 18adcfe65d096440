<?php

/**
 * Title: Title of the news
 * Slug: coleman/news-title
 * Inserter: no
 */

declare(strict_types=1);

$page = get_option('page_for_posts');
?>
<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php echo is_numeric($page) && (int) $page > 0 ? wp_kses_post(get_the_title((int) $page)) : esc_html__('News', 'coleman'); ?></h1>
<!-- /wp:heading -->
