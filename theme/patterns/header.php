<?php

/**
 * Title: Header
 * Slug: coleman/header
 * Categories: header
 * Block Types: core/template-part/header
 */

declare(strict_types=1);

?>
<!-- wp:html -->
<a class="skip-link" href="#content"><?php esc_html_e('Skip to content', 'coleman'); ?></a>
<!-- /wp:html -->
<!-- wp:group {"className":"site-header__bar","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__bar">
<!-- wp:html -->
<a class="site-header__brand" href="<?php echo esc_url(home_url('/')); ?>"><img src="<?php echo esc_url(get_theme_file_uri('assets/logo-mark.svg')); ?>" width="48" height="48" alt="" loading="eager" decoding="async"><span class="site-header__name"><?php echo esc_html(get_bloginfo('name')); ?></span></a>
<!-- /wp:html -->
<!-- wp:coleman/site-search {"size":"header"} /-->
<!-- wp:coleman/user-bar /-->
</div>
<!-- /wp:group -->
<!-- wp:coleman/mega-menu /-->
