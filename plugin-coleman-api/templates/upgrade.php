<?php

/** What visitors see while the tables are upgraded: in the look of db-error.php, and without a template, which would ask the tables. */

declare(strict_types=1);

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<?php if ('GET' === ($_SERVER['REQUEST_METHOD'] ?? 'GET')) { ?>
<meta http-equiv="refresh" content="5">
<?php } ?>
<title><?php esc_html_e('Back in a moment', 'coleman'); ?></title>
<style>
body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: #f7f7f3; color: #13181b; font: 18px/1.5 Barlow, Helvetica, Arial, sans-serif; }
main { max-width: 34rem; margin: 1.5rem; padding: 1.5rem; background: #fff; border: 2px solid #13181b; border-radius: 4px; }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.1; }
p { margin: 0 0 1rem; }
a { display: inline-block; min-height: 48px; padding: 0 1.25rem; background: #f36b16; color: #13181b; border-radius: 4px; font-weight: bold; line-height: 48px; text-decoration: none; }
</style>
</head>
<body>
<main>
<h1><?php esc_html_e('Back in a moment', 'coleman'); ?></h1>
<p><?php esc_html_e('We’re updating the site. Please try again in a few seconds. Your orders are safe.', 'coleman'); ?></p>
<p><?php esc_html_e('If it is urgent, call your branch.', 'coleman'); ?></p>
<?php if ('GET' !== ($_SERVER['REQUEST_METHOD'] ?? 'GET')) { ?>
<p><strong><?php esc_html_e('Your form wasn’t sent yet. Reload this page in a few seconds to send it.', 'coleman'); ?></strong></p>
<?php } ?>
<?php if ('GET' === ($_SERVER['REQUEST_METHOD'] ?? 'GET')) { ?>
<a href=""><?php esc_html_e('Try again', 'coleman'); ?></a>
<?php } ?>
</main>
</body>
</html>
