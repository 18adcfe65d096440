<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    return EmailBody::about(sprintf(/* translators: %s: name of the site */ __('Test mail from %s', 'coleman'), get_bloginfo('name')))
        ->heading(__('The mail of the website works.', 'coleman'))
        ->text(__('Somebody pressed "Send a test mail" on the settings screen. There is nothing to do.', 'coleman'));
};
