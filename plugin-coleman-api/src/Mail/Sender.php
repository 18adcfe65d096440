<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** Hands one mail to whatever carries it. */
interface Sender
{
    /**
     * @param string $unsubscribe address that stops such mail with one POST (RFC 8058); '' for mail that nobody has subscribed to
     * @throws MailRefused when it was not taken; what it says is for staff
     */
    public function send(string $to, string $replyTo, string $messageId, string $subject, string $text, string $html, string $unsubscribe = ''): void;
}
