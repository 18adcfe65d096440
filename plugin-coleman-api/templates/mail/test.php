<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    return EmailBody::about(sprintf(/* translators: %s: name of the site */ __('Test email from %s', 'coleman'), get_bloginfo('name')))
        ->heading(__('Website email works.', 'coleman'))
        ->text(__('Someone clicked "Send a test email" on the settings screen. You don’t need to do anything.', 'coleman'));
};
