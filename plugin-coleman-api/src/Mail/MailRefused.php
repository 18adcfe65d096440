<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** The mail server did not take a mail. */
final class MailRefused extends \RuntimeException
{
}
